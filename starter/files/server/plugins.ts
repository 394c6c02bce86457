/** What the subjects of this product add to every request, and what they run beside; each slot where its order asks for it. */
import type { FastifyPluginAsync } from 'fastify'

type Plugins = readonly FastifyPluginAsync[]

/** Before it is known who asks: other ways to show that than a session. */
export const beforeSession: Plugins = []
/** Around the whole of a call, answers that are repeated included. */
export const aroundCalls: Plugins = []
/** What leaves the server by itself. */
export const outgoing: Plugins = []
