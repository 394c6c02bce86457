/** The description of the API, for programs and for people. */
import { subject } from '#server/records/subject.ts'
import { apiPageRoutes } from './apiPageRoutes.ts'

export const apiPage = subject({ routes: [apiPageRoutes] })
