/** Emits the hand-written texts, one file a language, nested as server and browser read them. */
import type { OutputFile, ProjectEmitter } from '#codegen/model.ts'
import type { Part } from '#codegen/texts/subjectTexts.ts'
import { locales } from '#schemas/product.ts'

const parts: readonly Part[] = ['texts', 'screenTexts']

export const emitSubjectTexts: ProjectEmitter = ({ texts }) =>
  parts.flatMap((part) =>
    locales.map((locale): OutputFile => {
      const path = `schemas/generated/${part}.${locale}.json`
      return { path, text: `${JSON.stringify(texts[part][locale], null, 2)}\n` }
    }),
  )
