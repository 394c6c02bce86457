/** Changes of many files at once, with a preview. */
import type { FastifyInstance } from 'fastify'
import { subject } from '#server/records/subject.ts'
import { addDeeds } from './addDeeds.ts'
import { chooseRoutes } from './chooseRoutes.ts'
import { previewRoutes } from './previewRoutes.ts'
import { tagDeeds } from './tagDeeds.ts'
import { workflowDeed } from './workflowDeed.ts'

const deeds = (app: FastifyInstance) => [workflowDeed(app), ...addDeeds(app), ...tagDeeds(app)]

export const manyFiles = subject({ deeds: { file: deeds }, routes: [chooseRoutes, previewRoutes] })
