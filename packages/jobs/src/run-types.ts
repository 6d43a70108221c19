import { z } from 'zod';

/** The parameters of a request, as its row keeps them, by type of request. */
export const runParameters = {
  keyword_extraction: z.object({
    selectedKeywords: z.array(z.string()),
    customKeywords: z.array(z.string()),
    isGenerateSummary: z.boolean(),
    /** Whether places inside longer words count; runs of earlier versions do not say. */
    includePartsOfWords: z.boolean().default(false),
  }),
  datasheet_extraction: z.object({
    selectedKeywords: z.array(z.string()),
    customKeywords: z.array(z.string()),
    isGenerateSummary: z.boolean(),
    /** 1-based, inclusive; null: from the first, to the last. */
    startPage: z.int().nullable(),
    endPage: z.int().nullable(),
  }),
  summary: z.object({
    templateId: z.uuid().nullable(),
    templateName: z.string(),
    sections: z.array(z.object({ title: z.string(), prompt: z.string() })),
    isPreview: z.boolean(),
    /** Sections to regenerate, by their index; null: all. */
    regenerate: z.array(z.int()).nullable(),
  }),
  batch_query: z.object({ categories: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  question_generation: z.object({
    count: z.int(),
    /** Only questions that no earlier run of this tender gave. */
    onlyNew: z.boolean(),
  }),
  chat_export: z.object({}),
  facts_export: z.object({}),
  comparison: z.object({
    proposals: z.array(
      z.object({
        id: z.uuid(),
        vendorName: z.string(),
        title: z.string(),
        /** The room whose documents are read. */
        roomId: z.uuid(),
        documentIds: z.array(z.uuid()),
      }),
    ),
    /** The questions at the start of the run, so that every proposal gets the same ones. */
    questions: z.array(z.object({ id: z.uuid(), text: z.string(), categoryId: z.uuid(), categoryName: z.string() })),
  }),
} as const;

export type RunType = keyof typeof runParameters;
export type RunParameters<T extends RunType> = z.output<(typeof runParameters)[T]>;

/** What is known about a type of run besides its parameters. */
interface TypeOfRun {
  /** For people. */
  name: string;
  /** The number in its notifications. The specification numbers 1 to 5; the contract lists all of them. */
  processingType: 1 | 2 | 3 | 5 | 6 | 7 | 11 | 12;
  /** The words for its content in the names of its files. */
  fileWords: string;
  /** No language model works on it, so it does not need tokens of the license. */
  isWithoutModel?: true;
  /** Only the person who started it is notified, and no team. */
  isForOwner?: true;
}

export const runTypes: Record<RunType, TypeOfRun> = {
  keyword_extraction: { name: 'Keyword extraction', processingType: 3, fileWords: 'keywords' },
  datasheet_extraction: { name: 'Datasheet extraction', processingType: 2, fileWords: 'tables and datasheets' },
  summary: { name: 'Summary', processingType: 6, fileWords: 'summary' },
  batch_query: { name: 'Predefined answers', processingType: 5, fileWords: 'answers' },
  question_generation: { name: 'Suggested questions', processingType: 7, fileWords: 'questions' },
  chat_export: {
    name: 'Chat history download',
    processingType: 1,
    fileWords: 'chat history',
    isWithoutModel: true,
    isForOwner: true,
  },
  facts_export: { name: 'Key facts download', processingType: 11, fileWords: 'key facts' },
  comparison: { name: 'Vendor comparison', processingType: 12, fileWords: 'vendor comparison', isForOwner: true },
};

/** Kinds of things that runs find. */
export type ItemKind =
  | 'keyword'
  | 'table'
  | 'datasheet'
  | 'summary_section'
  | 'question'
  | 'answer'
  | 'chat_entry'
  | 'fact'
  | 'comparison_source'
  | 'comparison_row'
  | 'comparison_answer';
