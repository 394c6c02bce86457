/** Sets whether sessions in tests have a recently confirmed identity. */
import type { Api } from './api.ts'

/** Confirms the identity of all sessions. */
export const showAgain = ({ engine, app }: Pick<Api, 'engine' | 'app'>): Promise<unknown> =>
  engine.query({ text: 'update session set confirmed_at = $1', values: [new Date(app.now()).toISOString()] })

/** Removes the confirmation of all sessions. */
export const forgetWhoIsThere = ({ engine }: Pick<Api, 'engine'>): Promise<unknown> =>
  engine.query({ text: 'update session set confirmed_at = null' })
