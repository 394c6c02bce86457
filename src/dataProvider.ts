/** The data of every resource, for react-admin and for start-up. */
import { createDataProvider } from '#providers/dataProvider.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import { currentUser } from '#providers/session.ts'

export const dataProvider = createDataProvider({ entityFacts, acl: () => currentUser()?.acl ?? [] })
