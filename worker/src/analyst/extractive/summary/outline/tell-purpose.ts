import { leadsOver, leansOnBefore } from '../../leaning.ts';
import type { Statement } from '../../statements.ts';
import { keysOf } from '../../statements.ts';
import { createMatcher, type PhraseMatcher } from '../../topics/phrase-matcher.ts';
import { topicsOfTitle } from '../../topics/titled-topics.ts';
import { isSound } from '../is-sound.ts';
import { isWorthSaying } from '../worth-saying.ts';
import { type Outline, titlesOf } from './document-outline.ts';

/** What sections are called that say what a document is for, besides those about its scope. */
const purposes: Readonly<Record<string, string>> = {
  en: 'purpose, purpose and scope, objective, objectives, aim, intent',
  de: 'Zweck, Ziel, Ziele, Kurzbeschreibung, Projektziel, Zielsetzung',
  fr: 'objet, objectif, objectifs, finalité',
  es: 'objetivo, objetivos, finalidad',
  it: 'scopo, finalità, obiettivi',
  pt: 'objetivo, objetivos, finalidade',
  pl: 'cel, cele',
  nl: 'doel, doelstelling',
  vi: 'mục đích, mục tiêu',
  ru: 'цель, цели, назначение',
  zh: '目的, 目标',
  ko: '목적, 목표',
};
/** Below these, much else is said, too: only what names the subject of the document counts. */
const introductions: Readonly<Record<string, string>> = {
  en: 'introduction, background, overview, general, general description, context, project background, executive summary, preamble, preface, about',
  de: 'Einleitung, Hintergrund, Ausgangslage, Ausgangssituation, Überblick, Vorbemerkung, Präambel, Allgemeines, Allgemeine Beschreibung',
  fr: 'introduction, contexte, contexte et enjeux, présentation, préambule, généralités, présentation du projet',
  es: 'introducción, antecedentes, contexto, generalidades, generalidades del proyecto, descripción general, justificación',
  it: 'premessa, premesse, introduzione, contesto, descrizione generale, generalità',
  pt: 'introdução, contexto, justificativa, apresentação, antecedentes',
  pl: 'wstęp, wprowadzenie, informacje ogólne, opis ogólny, tło',
  nl: 'inleiding, achtergrond, aanleiding, context, algemeen, algemene beschrijving',
  vi: 'giới thiệu, tổng quan, bối cảnh',
  ru: 'введение, общие сведения, предпосылки',
  zh: '概述, 总则, 项目概况, 背景, 简介, 概况',
  ko: '개요, 서론, 배경, 추진 배경, 사업 개요, 과업 개요',
};
const most = { headings: 4, below: 2, lines: 5 };
const leastShare = 0.6;

/** "This document presents …", which is what a document is, where it is no bid. */
const ofDocument =
  /^(?:this|the(?: present)?|present|dieses?|diese[rs]?|die vorliegende|das vorliegende|ce|cette|le présent|la présente|este|esta|el presente|la presente|il presente|questo|questa|o presente|a presente|niniejsz\p{L}{1,3}|dit|deze|本|이|본)\s?(?:\p{L}{1,16}[ -]){0,3}(?:documents?|specifications?|standards?|terms of reference|statement of work|dokument|spezifikation|leistungsbeschreibung|cahier|cct[pi]?|document|documento|especificaci[oó]n(?:es)?|pliego|capitolato|specifica|especificação|termo de referência|dokument|opis|bestek|规格书|文件|规范|과업지시서|과업|문서)/iu;
const firstStatements = 60;

const matchers = new Map<string, PhraseMatcher>();

function covers(names: Readonly<Record<string, string>>, title: string, language: string): boolean {
  const id = `${names === purposes ? 'purposes' : 'introductions'}/${language}`;
  const matcher = matchers.get(id) ?? createMatcher([names[language] ?? names.en ?? ''], language);
  matchers.set(id, matcher);
  const keys = keysOf(title.replace(/^[\d.\s]{1,12}/u, ''), language);
  return keys.length > 0 && matcher.cover(keys) >= leastShare * keys.length;
}

/** Whether a heading is that of an introduction. */
export const introduces = (title: string, language: string): boolean => covers(introductions, title, language);

/** Whether a heading is one that any document may have at its beginning. */
export const isGeneral = (title: string, language: string): boolean =>
  covers(purposes, title, language) || introduces(title, language);

/** Whether a heading says that what is below it tells the purpose or the scope. */
function isOfPurpose(title: string, language: string): boolean {
  return covers(purposes, title, language) || [...topicsOfTitle(title, language)].some(({ id }) => id === 'scope');
}

/**
 * What a document is and is for: what it says of itself first, the first sentences below its headings of purpose and scope, and what names
 * its subject below those of introductions. In reading order.
 * @param subject words of the title of the document
 */
export function tellPurpose({ statements }: Outline, subject: ReadonlySet<string>): Statement[] {
  const chosen = new Set<Statement>();
  const itself = statements
    .slice(0, firstStatements)
    .find((statement) => ofDocument.test(statement.text) && isTelling(statement));
  if (itself) chosen.add(itself);
  const below = new Map<string, number>();
  for (const statement of statements) {
    const title = titlesOf(statement).at(-1);
    if (title === undefined || !isTelling(statement)) continue;
    const isPlain = isOfPurpose(title, statement.language);
    if (!isPlain && !(introduces(title, statement.language) && namesSubject(statement, subject))) continue;
    const count = below.get(title) ?? 0;
    if (count >= (isPlain ? most.below : 1) || (count === 0 && below.size >= most.headings)) continue;
    below.set(title, count + 1);
    chosen.add(statement);
  }
  return [...chosen].sort((a, b) => a.index - b.index).slice(0, most.lines);
}

/** Words of the title that a sentence about it has. */
const leastNamed = { words: 3, share: 0.3 };

function namesSubject({ keys }: Statement, subject: ReadonlySet<string>): boolean {
  const named = new Set(keys.filter((key) => subject.has(key))).size;
  return named >= leastNamed.words && named >= leastNamed.share * subject.size;
}

/** What a part of the document is for says nothing without its heading. */
const ofSection = /\b(?:this|these) (?:sections?|chapters?|parts?|annex|appendix|tables?|volume)\b/iu;

/** A whole sentence that is understood alone; one of the document about itself, too. */
function isTelling(statement: Statement): boolean {
  const { text, shape } = statement;
  if (shape !== 'sentence' || leadsOver(text) || leansOnBefore(text) || ofSection.test(text)) return false;
  return isSound(statement, { maySayItself: true }) && isWorthSaying(statement);
}
