//! Turns a text into a string with marks for its gaps, and checks it on the way.

use super::MessageProblem;
use super::keys::{all_keys, key, sign};
use super::languages::{ENGLISH, Language, Stage};
use super::marks::{
    self, ALWAYS, APPLIED, ARGUMENT, EACH, FORM, FUNCTION, NEXT, ONE, SELECT, SELECTED,
};
use super::plurals::plurals;
use super::read::{Argument, File, Message};
use super::scope::{Scope, Voice};
use super::types::{Area, Choice, Kind, Type};
use super::typography::set;
use fluent_syntax::ast::{self, CallArguments, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

pub type Pattern = ast::Pattern<String>;
pub type Expression = ast::Expression<String>;
type Inline = InlineExpression<String>;

/// Around an English text that a draft lacks.
const UNTRANSLATED_START: char = '⟦';
const UNTRANSLATED_END: char = '⟧';

/// The functions that `grammar` implements, and the language that each is for, if it is for one.
const FUNCTIONS: [(&str, usize, Option<&str>); 6] = [
    ("QUOTE", marks::QUOTE, None),
    ("SECONDS", marks::SECONDS, None),
    ("A", marks::A, Some("en")),
    ("OF", marks::OF, Some("fr")),
    ("AND", marks::AND, Some("es")),
    ("LE", marks::LE, Some("fr")),
];

/// The texts that others use, and their encoder.
pub struct Forms<'a> {
    areas: &'a [Area],
    languages: &'a [Language],
    files: &'a [Vec<File>],
    choices: &'a [Choice],
    /// By language: the source of a form, and its string as soon as that is known.
    forms: Vec<Vec<(Source, Option<String>)>>,
}

/// A message or a term of an area.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Source {
    area: usize,
    from: usize,
    term: bool,
    nth: usize,
}

impl<'a> Forms<'a> {
    pub fn new(
        areas: &'a [Area],
        languages: &'a [Language],
        files: &'a [Vec<File>],
        choices: &'a [Choice],
    ) -> Forms<'a> {
        Forms { areas, languages, files, choices, forms: vec![Vec::new(); languages.len()] }
    }

    /// The language whose grammar a text follows.
    fn grammar(&self, voice: Voice) -> &'a str {
        let language = &self.languages[voice.from];
        if language.stage == Stage::Pseudo { ENGLISH } else { &language.tag }
    }

    /// The strings of an area, by language and in the order of English. For names, one for each
    /// value of each message's choice.
    pub fn encode_area(
        &mut self,
        area: usize,
        problems: &mut Vec<MessageProblem>,
    ) -> Vec<Vec<String>> {
        let files = self.files;
        let english = &files[area][0];
        let kind = self.areas[area].kind;
        for message in &english.messages {
            if !message.arguments.is_empty()
                && matches!(kind, Kind::Labels(_) | Kind::LabelsOf(_) | Kind::Steps(_))
            {
                problems.push(MessageProblem {
                    file: english.name.clone(),
                    line: message.line,
                    what: format!("`{}` has arguments, but this file is of labels.", message.id),
                });
            }
        }
        let mut all = Vec::new();
        for (language, file) in files[area].iter().enumerate() {
            let mut texts = Vec::new();
            for model in &english.messages {
                let own = file.message(&model.id);
                let voice = Voice { language, from: if own.is_some() { language } else { 0 } };
                let message = own.unwrap_or(model);
                let mut said = match kind {
                    Kind::Names => self.names(area, voice, model, message, problems),
                    _ => vec![self.encode(area, voice, message, model, problems)],
                };
                // Only drafts lack texts. The English one says so, unless it has no words.
                if own.is_none() {
                    said.iter_mut().filter(|text| text.contains(char::is_alphabetic)).for_each(
                        |text| *text = format!("{UNTRANSLATED_START}{text}{UNTRANSLATED_END}"),
                    );
                }
                texts.extend(said);
            }
            all.push(texts);
        }
        all
    }

    /// The strings of the forms by language, after everything is encoded.
    pub fn finish(self, problems: &mut Vec<MessageProblem>) -> Vec<Vec<String>> {
        for (area, translations) in self.files.iter().enumerate() {
            for (language, file) in translations.iter().enumerate() {
                for (nth, term) in file.terms.iter().enumerate() {
                    let source = Source { area, from: language, term: true, nth };
                    if self.forms[language].iter().all(|(other, _)| *other != source) {
                        problems.push(MessageProblem {
                            file: file.name.clone(),
                            line: term.line,
                            what: format!("Nothing uses the term `-{}`.", term.id),
                        });
                    }
                }
            }
        }
        let texts = |forms: Vec<(Source, Option<String>)>| {
            forms.into_iter().map(|(_, text)| text.unwrap_or_default()).collect()
        };
        self.forms.into_iter().map(texts).collect()
    }

    /// Encodes a text whose arguments `model` declares.
    fn encode(
        &mut self,
        area: usize,
        voice: Voice,
        message: &Message,
        model: &Message,
        problems: &mut Vec<MessageProblem>,
    ) -> String {
        let file = &self.files[area][voice.from].name;
        let mut scope = Scope {
            area,
            voice,
            id: &message.id,
            line: message.line,
            arguments: &model.arguments,
            used: vec![false; model.arguments.len()],
            others: Vec::new(),
            problems,
            file,
        };
        if voice.from > 0 && !std::ptr::eq(message, model) && !message.arguments.is_empty() {
            scope.wrong("arguments are declared in English only.");
        }
        let text = self.pattern(&mut scope, &message.pattern);
        for (argument, used) in model.arguments.iter().zip(scope.used.clone()) {
            if !used {
                scope.wrong(format!("${} is not used.", argument.name));
            }
        }
        text
    }

    /// The names of a message that selects on its one argument, in the order of the choice.
    fn names(
        &mut self,
        area: usize,
        voice: Voice,
        model: &Message,
        message: &Message,
        problems: &mut Vec<MessageProblem>,
    ) -> Vec<String> {
        let before = problems.len();
        self.encode(area, voice, message, model, problems);
        if problems.len() > before {
            return Vec::new();
        }
        let wrong = "must only select on its one argument, and every variant must be plain text.";
        let problem = MessageProblem {
            file: self.files[area][voice.from].name.clone(),
            line: message.line,
            what: format!("The name `{}` {wrong}", message.id),
        };
        let [Argument { kind: Type::Choice(choice), .. }] = &model.arguments[..] else {
            problems.push(problem);
            return Vec::new();
        };
        let variants = match &message.pattern.elements[..] {
            [PatternElement::Placeable { expression: Expression::Select { variants, .. } }] => {
                variants
            }
            _ => {
                problems.push(problem);
                return Vec::new();
            }
        };
        let mut names = Vec::new();
        for (value, _) in self.choices[*choice].values {
            let variant = variants.iter().find(|variant| key_name(&variant.key) == *value);
            let variant = variant.or_else(|| variants.iter().find(|variant| variant.default));
            match variant.map(|variant| &variant.value.elements[..]) {
                Some([PatternElement::TextElement { value }]) => {
                    names.push(set(self.grammar(voice), value));
                }
                Some(_) | None => problems.push(problem.clone()),
            }
        }
        names
    }

    fn pattern(&mut self, scope: &mut Scope, pattern: &Pattern) -> String {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    scope.must_be_plain(value);
                    text += &set(self.grammar(scope.voice), value);
                }
                PatternElement::Placeable { expression } => {
                    text += &self.expression(scope, expression);
                }
            }
        }
        text
    }

    fn expression(&mut self, scope: &mut Scope, expression: &Expression) -> String {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(scope, inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let Inline::VariableReference { id } = selector else {
            scope.wrong("only an argument can be selected on.");
            return String::new();
        };
        let Some(index) = scope.argument(&id.name) else { return String::new() };
        let kind = scope.arguments[index].kind.clone();
        let mut text = format!("{SELECT}{}", sign(index));
        let mut last = String::new();
        let mut keys: Vec<char> = Vec::new();
        for variant in variants {
            let name = key_name(&variant.key);
            let known = scope.others.len();
            if kind == Type::Actor {
                // A sentence has one part for each player: if this is the reader, no other is.
                let players = (0..scope.arguments.len()).filter(|at| match name {
                    "you" => *at != index,
                    _ => *at == index,
                });
                scope.others.extend(players);
            }
            let said = self.pattern(scope, &variant.value);
            scope.others.truncate(known);
            let Some(key) = key(&kind, name, self.choices) else {
                scope.wrong(format!("[{name}] is not a value of ${}.", id.name));
                continue;
            };
            if keys.contains(&key) {
                scope.wrong(format!("[{name}] is here twice."));
            }
            keys.push(key);
            if variant.default {
                last = format!("{ALWAYS}{said}")
            } else if key == ONE && scope.voice.language != scope.voice.from {
                // The numbers of a draft have other plurals than its English texts.
                text += &format!("{}{said}{NEXT}", sign(1))
            } else {
                text += &format!("{key}{said}{NEXT}")
            }
        }
        if let Some(plurals) = plurals(self.grammar(scope.voice)) {
            scope.check_plurals(plurals, &id.name, &mut keys);
        }
        if !keys.contains(&ALWAYS) {
            match all_keys(&kind, self.choices) {
                None => scope.wrong(format!("selecting on ${} needs *[other].", id.name)),
                Some(all) => {
                    let missing: Vec<&str> = all
                        .iter()
                        .filter(|(key, _)| !keys.contains(key))
                        .map(|(_, name)| *name)
                        .collect();
                    if !missing.is_empty() {
                        let missing = missing.join("], [");
                        scope.wrong(format!("${} can also be [{missing}].", id.name));
                    }
                }
            }
        }
        format!("{text}{last}{SELECTED}")
    }

    fn inline(&mut self, scope: &mut Scope, inline: &Inline) -> String {
        match inline {
            Inline::StringLiteral { value } => {
                let value = unescape_unicode_to_string(value);
                scope.must_be_plain(&value);
                value.into_owned()
            }
            Inline::NumberLiteral { value } => value.clone(),
            Inline::VariableReference { id } => {
                let Some(index) = scope.argument(&id.name) else { return String::new() };
                if !scope.arguments[index].kind.has_text() {
                    scope.wrong(format!("${} has no text of its own; select on it.", id.name));
                }
                if scope.arguments[index].kind == Type::Actor && !scope.others.contains(&index) {
                    let name = &id.name;
                    scope
                        .wrong(format!("${name} may be the reader; select on [you] and *[other]."));
                }
                format!("{ARGUMENT}{}", sign(index))
            }
            Inline::Placeable { expression } => self.expression(scope, expression),
            Inline::FunctionReference { id, arguments } => {
                self.function(scope, &id.name, arguments)
            }
            Inline::TermReference { id, attribute: None, arguments } => {
                let Some(source) = self.find(scope, true, &id.name) else {
                    scope.wrong(format!("there is no term `-{}`.", id.name));
                    return String::new();
                };
                self.form(scope, source, arguments.as_ref())
            }
            Inline::MessageReference { id, attribute: None } => {
                let Some(source) = self.find(scope, false, &id.name) else {
                    scope.wrong(format!("there is no message `{}`.", id.name));
                    return String::new();
                };
                self.form(scope, source, None)
            }
            Inline::TermReference { .. } | Inline::MessageReference { .. } => {
                scope.wrong("attributes are not used here.");
                String::new()
            }
        }
    }

    /// `QUOTE($text)`, or a message or term in capitals: `DIRECTION($from)`.
    fn function(
        &mut self,
        scope: &mut Scope,
        name: &str,
        arguments: &CallArguments<String>,
    ) -> String {
        if name == "LIST" {
            return self.each(scope, arguments);
        }
        if let Some((_, function, only)) = FUNCTIONS.iter().find(|(known, ..)| *known == name) {
            if only.is_some_and(|only| only != self.grammar(scope.voice)) {
                scope.wrong(format!("{name} is a function of another language."));
            }
            let [told] = &arguments.positional[..] else {
                scope.wrong(format!("{name} takes one argument."));
                return String::new();
            };
            let told = self.inline(scope, told);
            return format!("{FUNCTION}{}{told}{APPLIED}", sign(*function));
        }
        let id = name.to_lowercase();
        let source = self.find(scope, true, &id).or_else(|| self.find(scope, false, &id));
        let Some(source) = source else {
            scope.wrong(format!("there is no function {name}, and no term or message `{id}`."));
            return String::new();
        };
        self.form(scope, source, Some(arguments))
    }

    /// `LIST($crew, -item)`: the term for each tribe, joined with "and".
    fn each(&mut self, scope: &mut Scope, arguments: &CallArguments<String>) -> String {
        let [Inline::VariableReference { id: crew }, Inline::TermReference { id: item, .. }] =
            &arguments.positional[..]
        else {
            scope.wrong("LIST takes pawns and the term that tells some of one tribe.");
            return String::new();
        };
        let (Some(index), Some(source)) =
            (scope.argument(&crew.name), self.find(scope, true, &item.name))
        else {
            scope.wrong(format!("there is no term `-{}`.", item.name));
            return String::new();
        };
        if scope.arguments[index].kind != Type::Crew {
            scope.wrong(format!("${} are not pawns.", crew.name));
        }
        let form = self.register(scope, source);
        format!("{EACH}{}{}", sign(index), sign(form))
    }

    /// Returns the location of a message or a term: in this file, or a term or name in another of
    /// the family.
    fn find(&self, scope: &Scope, term: bool, id: &str) -> Option<Source> {
        let family = |file: &str| file.split('-').next().unwrap_or_default().to_owned();
        let ours = family(self.areas[scope.area].file);
        let near = |area: &usize| family(self.areas[*area].file) == ours;
        let areas = || [scope.area].into_iter().chain((0..self.areas.len()).filter(near));
        // A draft may lack what its own texts use.
        for from in [scope.voice.from, 0] {
            for area in areas() {
                if !term && area != scope.area && self.areas[area].kind != Kind::Names {
                    continue;
                }
                let file = &self.files[area][from];
                let list = if term { &file.terms } else { &file.messages };
                if let Some(nth) = list.iter().position(|message| message.id == id) {
                    return Some(Source { area, from, term, nth });
                }
            }
            if term || self.languages[scope.voice.from].stage != Stage::Draft {
                break;
            }
        }
        None
    }

    /// Uses a form, with the given arguments or with those of the same names.
    fn form(
        &mut self,
        scope: &mut Scope,
        source: Source,
        given: Option<&CallArguments<String>>,
    ) -> String {
        let (message, model) = self.source(source);
        let wanted = &model.arguments;
        let mut signs = String::new();
        let mut pass = |scope: &mut Scope, wanted: &Argument, name: &str| {
            let Some(index) = scope.argument(name) else { return };
            if !fits(&scope.arguments[index].kind, &wanted.kind) {
                scope.wrong(format!("${name} is of another type than `{}` takes.", message.id));
            }
            signs.push(sign(index));
        };
        match given {
            None => wanted.iter().for_each(|wanted| pass(scope, wanted, &wanted.name)),
            Some(given) => {
                if given.positional.len() != wanted.len() || !given.named.is_empty() {
                    let id = &message.id;
                    let number = wanted.len();
                    scope.wrong(format!("the number of arguments of `{id}` is {number}."));
                }
                for (wanted, given) in wanted.iter().zip(&given.positional) {
                    match given {
                        Inline::VariableReference { id } => pass(scope, wanted, &id.name),
                        _ => scope.wrong(format!("`{}` takes arguments only.", message.id)),
                    }
                }
            }
        }
        if wanted.len() > marks::TAKEN_MAX {
            scope.wrong(format!("`{}` takes too many arguments.", message.id));
        }
        let form = self.register(scope, source);
        format!("{FORM}{}{}{signs}", sign(form), sign(wanted.len()))
    }

    /// A text and the one that declares its arguments: itself for a term, English for a message.
    fn source(&self, source: Source) -> (&'a Message, &'a Message) {
        let files: &'a [Vec<File>] = self.files;
        let file = &files[source.area][source.from];
        if source.term {
            return (&file.terms[source.nth], &file.terms[source.nth]);
        }
        let message = &file.messages[source.nth];
        (message, files[source.area][0].message(&message.id).unwrap_or(message))
    }

    fn register(&mut self, scope: &mut Scope, source: Source) -> usize {
        let language = scope.voice.language;
        if let Some(at) = self.forms[language].iter().position(|(other, _)| *other == source) {
            if self.forms[language][at].1.is_none() {
                scope.wrong("a text can't use itself.");
            }
            return at;
        }
        let at = self.forms[language].len();
        self.forms[language].push((source, None));
        let (message, model) = self.source(source);
        let voice = Voice { language, from: source.from };
        let text = self.encode(source.area, voice, message, model, scope.problems);
        self.forms[language][at].1 = Some(text);
        at
    }
}

/// Returns `true` if a value of one type can be passed as another.
fn fits(given: &Type, wanted: &Type) -> bool {
    match (given, wanted) {
        (Type::Number(_), Type::Number(_)) => true,
        (Type::Text | Type::OwnedText, Type::Text | Type::OwnedText) => true,
        (Type::Optional(given), wanted) => {
            Type::Optional(given.clone()) == *wanted || fits(given, wanted)
        }
        (given, wanted) => given == wanted,
    }
}

fn key_name(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
