/** Debt of a debtor, worked out line by line, on paper. */
import { subject } from '#server/records/subject.ts'
import { specificationRoutes } from './specificationRoutes.ts'

export const specification = subject({ routes: [specificationRoutes] })
