//! Least squares with a small ridge, for a few dozen unknowns.

/// Collects rows `x · w ≈ y` and solves for `w`.
pub(crate) struct LeastSquares {
    size: usize,
    products: Vec<f64>,
    targets: Vec<f64>,
    rows: f64,
}

impl LeastSquares {
    pub(crate) fn new(size: usize) -> Self {
        LeastSquares { size, products: vec![0.0; size * size], targets: vec![0.0; size], rows: 0.0 }
    }

    pub(crate) fn add(&mut self, x: &[f64], y: f64) {
        self.rows += 1.0;
        for (i, &a) in x.iter().enumerate().filter(|(_, a)| **a != 0.0) {
            self.targets[i] += a * y;
            for (sum, &b) in self.products[i * self.size..(i + 1) * self.size].iter_mut().zip(x) {
                *sum += a * b;
            }
        }
    }

    /// Returns the weights that fit best, pulled toward `prior` by `ridge` for each row.
    pub(crate) fn solve(&self, prior: &[f64], ridge: f64) -> Vec<f64> {
        let n = self.size;
        let pull = ridge * self.rows;
        let mut a = self.products.clone();
        let mut b = self.targets.clone();
        for i in 0..n {
            a[i * n + i] += pull;
            b[i] += pull * prior[i];
        }
        // Gaussian elimination with pivoting. The matrix is symmetric and positive definite, so no
        // pivot is 0.
        for column in 0..n {
            let better = |&i: &usize, &j: &usize| {
                a[i * n + column].abs().total_cmp(&a[j * n + column].abs())
            };
            let pivot = (column..n).max_by(better).expect("a row is left");
            for k in 0..n {
                a.swap(column * n + k, pivot * n + k);
            }
            b.swap(column, pivot);
            for row in column + 1..n {
                let factor = a[row * n + column] / a[column * n + column];
                for k in column..n {
                    a[row * n + k] -= factor * a[column * n + k];
                }
                b[row] -= factor * b[column];
            }
        }
        for row in (0..n).rev() {
            let known: f64 = (row + 1..n).map(|k| a[row * n + k] * b[k]).sum();
            b[row] = (b[row] - known) / a[row * n + row];
        }
        b
    }
}
