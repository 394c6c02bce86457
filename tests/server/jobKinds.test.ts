/** Names of kinds on the page of jobs. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobKinds } from '#server/jobKinds.ts'
import { locales } from '#schemas/product.ts'

test.for([...locales])('every kind of job has a name in %s, and no name is left of one that is gone', (locale) => {
  const texts = JSON.parse(readFileSync(`schemas/generated/screenTexts.${locale}.json`, 'utf8')) as {
    jobs: { kinds: Record<string, Record<string, string>> }
  }
  const named = Object.entries(texts.jobs.kinds).flatMap(([part, names]) =>
    Object.keys(names).map((name) => `${part}.${name}`),
  )
  expect(named.toSorted()).toEqual(jobKinds.map(({ kind }) => kind).toSorted())
})
