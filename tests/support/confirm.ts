/** Sessions in tests that have shown lately who is behind the screen, or no longer so. */
import type { Api } from './api.ts'

/** Whoever is signed in has just shown who they are. */
export const showAgain = ({ engine, app }: Pick<Api, 'engine' | 'app'>): Promise<unknown> =>
  engine.query({ text: 'update session set confirmed_at = $1', values: [new Date(app.now()).toISOString()] })

/** Whoever is signed in has to show again who they are. */
export const forgetWhoIsThere = ({ engine }: Pick<Api, 'engine'>): Promise<unknown> =>
  engine.query({ text: 'update session set confirmed_at = null' })
