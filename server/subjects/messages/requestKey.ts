/** The key of a message by hand: a repeated request is answered before it comes here, so each is one of its own. */
import { randomUUID } from 'node:crypto'

export const newRequestKey = (request: string): string => `by hand ${request} ${randomUUID()}`.slice(0, 120)
