/** What every test with a document begins with. */
import { configure } from '@testing-library/react'
import * as react from 'react'

// A slow machine is no failure: two workers and a database share the processors.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? 'not found') })

/** React's development build remembers for each element where it was made, which takes time, and which no test reads. */
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
