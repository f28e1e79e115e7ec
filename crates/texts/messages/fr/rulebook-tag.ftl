ruling = notre interprétation
ruling-help = Les règles imprimées laissent ce point ouvert ; voici comment nous les lisons.

invented = notre invention
invented-help = Les règles imprimées ne prévoient rien de tel.

option = option { $name }
option-help = Votre table peut en décider autrement.
