/**
 * Plugins that subjects of this product add to every request or run in the background, by the moment at which
 * they are registered.
 */
import type { FastifyPluginAsync } from 'fastify'

type Plugins = readonly FastifyPluginAsync[]

/** Plugins that run before the session is read: other ways to authenticate. */
export const beforeSession: Plugins = []
/** Plugins around the whole call, repeated answers included. */
export const aroundCalls: Plugins = []
/** Plugins that send to other servers. */
export const outgoing: Plugins = []
/** Stores for bytes that stand in no table. */
export const stores: Plugins = []
