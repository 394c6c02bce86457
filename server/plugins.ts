/** What the subjects of this product add to every request, and what they run beside; each slot where its order asks for it. */
import type { FastifyPluginAsync } from 'fastify'
import { apiKeys } from './subjects/integration/keys/apiKeysPlugin.ts'
import { apiLog } from './subjects/integration/log/apiLogPlugin.ts'
import { webhooks } from './subjects/integration/webhooks/webhooksPlugin.ts'

type Plugins = readonly FastifyPluginAsync[]

/** Before it is known who asks: other ways to show that than a session. */
export const beforeSession: Plugins = [apiKeys]
/** Around the whole of a call, answers that are repeated included. */
export const aroundCalls: Plugins = [apiLog]
/** What leaves the server by itself. */
export const outgoing: Plugins = [webhooks]
