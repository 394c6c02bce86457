/** Setup of every test with a document. */
import { domLimit } from './flaky/domWaits.ts'
import { expectNoLeftovers } from './flaky/leftovers.ts'
import { configure } from '@testing-library/react'
import * as react from 'react'
import { afterAll, vi } from 'vitest'
import { runningCalls } from '#providers/activity.ts'

expectNoLeftovers()
configure({ asyncUtilTimeout: domLimit, getElementError: (message) => new Error(message ?? 'not found') })

/** React's development build records where each element was created, which takes time and which no test reads. */
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

// The next file of this worker counts calls too: those that a closed page has left running must be over by then.
afterAll(() =>
  vi.waitFor(() => {
    if (runningCalls() > 0) throw new Error('calls are still running')
  }, 10_000),
)
