/** Every subject of the product. A folder of `server/subjects/` belongs in this list. */
import { accounts } from './subjects/accounts/index.ts'
import { apiPage } from './subjects/apiPage/index.ts'
import { bulk } from './subjects/bulk/index.ts'
import { drafts } from './subjects/drafts/index.ts'
import { mail } from './subjects/mail/index.ts'
import { presence } from './subjects/presence/index.ts'
import { settings } from './subjects/settings/index.ts'
import { texts } from './subjects/texts/index.ts'
import { views } from './subjects/views/index.ts'
import type { Subject } from './records/subject.ts'

export const subjects: readonly Subject[] = [accounts, apiPage, bulk, drafts, mail, presence, settings, texts, views]
