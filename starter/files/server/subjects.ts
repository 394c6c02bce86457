/** All subjects of the product. A folder of `server/subjects/` that is missing here fails `tests/floorplan.test.ts`. */
import { accounts } from './subjects/accounts/index.ts'
import { mail } from './subjects/mail/index.ts'
import { settings } from './subjects/settings/index.ts'
import { texts } from './subjects/texts/index.ts'
import type { Subject } from './records/subject.ts'

export const subjects: readonly Subject[] = [accounts, mail, settings, texts]
