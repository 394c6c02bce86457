/**
 * Plugins that subjects of this product add to every request or run in the background, by the moment at which
 * they are registered.
 */
import type { FastifyPluginAsync } from 'fastify'
import { storage } from './subjects/documents/storagePlugin.ts'
import { mailServers } from './subjects/incomingMail/servers/mailServersPlugin.ts'
import { apiKeys } from './subjects/integration/keys/apiKeysPlugin.ts'
import { apiLog } from './subjects/integration/log/apiLogPlugin.ts'
import { carriers } from './subjects/messages/carriersPlugin.ts'
import { webhooks } from './subjects/integration/webhooks/webhooksPlugin.ts'

type Plugins = readonly FastifyPluginAsync[]

/** Before the session is read: other ways to authenticate. */
export const beforeSession: Plugins = [apiKeys]
/** Around the whole call, repeated answers included. */
export const aroundCalls: Plugins = [apiLog]
/** Asking and sending to other servers. */
export const outgoing: Plugins = [webhooks, carriers, mailServers]
/** Stores of bytes that stand in no table. */
export const stores: Plugins = [storage]
