/** News for the people of the office and of customers. */
import { subject } from '#server/records/subject.ts'
import { newsRoutes } from './newsRoutes.ts'

export const news = subject({ routes: [newsRoutes] })
