/**
 * `npm run calls`: writes types for the answers of API calls, for the screens, from the OpenAPI document on
 * standard input.
 */
import { writeFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { answersText, type Description } from './answers.ts'
import { loadModel } from '#codegen/pipeline.ts'

const { entities } = await loadModel(process.cwd())
const lists = new Map(entities.map(({ facts }) => [facts.typeName, facts.api]))
const description = (await json(process.stdin)) as Description
writeFileSync('providers/generated/calls.ts', answersText(description, lists))
