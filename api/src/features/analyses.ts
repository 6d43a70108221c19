import { textCorrection } from '../lib/text-correction.ts';
import { rulingCorrection } from './comparisons/ruling-correction.ts';
import { comparedParameters } from './datasheet-extraction/compared-parameters.ts';
import { datasheetCorrection, tableCorrection } from './datasheet-extraction/corrections.ts';
import { comparedKeywords } from './keyword-extraction/compared-keywords.ts';
import { comparedAnswers } from './predefined-answers/compared-answers.ts';
import { comparedQuestions } from './question-generation/compared-questions.ts';
import type { Analyses } from './runs/analyses.ts';
import { comparedSections } from './summaries/compared-sections.ts';

/** What runs must know of each analysis. */
export const analyses: Analyses = {
  corrections: {
    table: tableCorrection,
    datasheet: datasheetCorrection,
    summary_section: textCorrection,
    answer: textCorrection,
    comparison_answer: textCorrection,
    comparison_row: rulingCorrection,
  },
  compared: {
    keyword_extraction: comparedKeywords,
    datasheet_extraction: comparedParameters,
    summary: comparedSections,
    batch_query: comparedAnswers,
    question_generation: comparedQuestions,
  },
};
