/**
 * What Fastify carries for us, for the type checker: the app's own values, and what each request
 * and each route knows. Import it (for its effect on types) where those are used.
 */
import type {} from 'fastify'
import type { RoleExpression } from '#schemas/entity.ts'
import type { Access, KeyHolder } from './access.ts'
import type { Config } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    engine: Engine
    /** The clock, in milliseconds since 1970; tests set it. */
    now: () => number
    /** Returns the access of a call with a key; undefined when it brings none. Absent: nothing here is called with keys. */
    accessByKey?(request: FastifyRequest): Promise<Access | undefined>
    /** Returns the scope with which a key may make a call that asks for this right; undefined when none may. */
    keyScopeFor?(method: string, route: string, right: RoleExpression): string | undefined
  }

  interface FastifyRequest {
    /** Who asks. On routes with acl 'open' nobody is looked up: `person` is null there. */
    readonly access: Access
    /** Set when the request brought a key: whose it is, null as long as that is not known or it is nobody's. */
    keyCall: { holder: KeyHolder | null; isRefused: boolean; isUnlogged: boolean } | null
  }

  interface FastifyContextConfig {
    /** Who may call: a role expression, or 'open' for everyone. A route without it does not start. */
    acl?: RoleExpression
    /** false: no token asked for (sign-in and sign-out, which check the origin instead). */
    csrf?: false
    /**
     * What whoever is behind the screen has to have shown lately who they are for: all calls, or those with such a body.
     * Otherwise they are answered with 428, after which the browser asks (`server/subjects/accounts/sessions/confirmationPlugin.ts`).
     */
    confirm?: true | ((request: FastifyRequest) => boolean | Promise<boolean>)
    /** true: also for someone who still has to set up a second factor. */
    beforeSecondFactor?: true
    /** Answers as the description of the API has them, by status, where the route does not check them itself. */
    answers?: object
  }
}
