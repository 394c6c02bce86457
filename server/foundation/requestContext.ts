/**
 * Types of what Fastify carries for us: values of the app, of each request and of each route. Import it for its
 * side effect on types.
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
    /** The clock, in milliseconds since 1970; tests replace it. */
    now: () => number
    /**
     * Returns the access of a call with an API key; undefined when it has none. Absent: the product has no API
     * keys.
     */
    accessByKey?(request: FastifyRequest): Promise<Access | undefined>
    /** Returns the scope that a key needs for a call with this right; undefined when no key may make the call. */
    keyScopeFor?(method: string, route: string, right: RoleExpression): string | undefined
  }

  interface FastifyRequest {
    /** The asker. Routes with acl 'open' look nobody up: there `person` is null. */
    readonly access: Access
    /** Set when the request has an API key: `holder` is null until the key is known to be valid. */
    keyCall: { holder: KeyHolder | null; isRefused: boolean; isUnlogged: boolean } | null
  }

  interface FastifyContextConfig {
    /** Required right: a role expression, or 'open' for everyone. A route without it prevents the start. */
    acl?: RoleExpression
    /** false: no CSRF token required (sign-in and sign-out, which check the origin instead). */
    csrf?: false
    /**
     * Requires a recently confirmed identity: for all calls, or for those with certain bodies. Without it the
     * answer is 428, and the browser asks for the password
     * (`server/subjects/accounts/sessions/confirmationPlugin.ts`).
     */
    confirm?: true | ((request: FastifyRequest) => boolean | Promise<boolean>)
    /** true: allowed before a required second factor is set up. */
    beforeSecondFactor?: true
    /**
     * Why the handler works as the server also for people from outside, to whom the tables are closed that it needs:
     * `account`, it is about the asker's own account (drafts, preferences, sessions, what was read) and names that in every
     * statement; `office`, it answers from lists of the office and the law, which belong to nobody.
     */
    asServer?: 'account' | 'office'
    /** true: a page calls it by itself, so it does not keep the session alive. */
    isUnattended?: true
    /** An open route that answers a signed-in person otherwise than a visitor. */
    knowsAsker?: true
    /** Answers by status for the description of the API, where the route has no response schema. */
    answers?: object
  }
}
