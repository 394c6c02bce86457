/** Signing in and out, and what the person who is signed in may do. The server decides; this keeps screens honest. */
import type { AuthProvider } from 'react-admin'
import { may } from '#domain/access/roles.ts'
import type { EntityAccess, RoleExpression } from '#schemas/entity.ts'
import { CallError } from './callErrors.ts'
import type { EntityFacts } from './entityFacts.ts'
import { call, forgetCsrfToken } from './http.ts'
import { savePreferences } from './preferences.ts'
import { currentUser, loadUser, setUser } from './session.ts'

export type Credentials = {
  username: string
  password: string
  /** Of the second factor, once the server has asked for it. */
  code?: string
}

/**
 * @throws {CallError} RefusedError with a message per field, or for `common`; `secondFactor: true` in its body asks
 *   for a code; CallError when the server does not know us after all, as where the browser takes no cookies.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { withBotCheck } = await import('#providers/botCheck/botCheck.ts')
  await withBotCheck('app_login', (captcha) =>
    call('POST', '/login_check_json', { body: { ...credentials, captcha }, csrf: false, signIn: false }),
  )
  forgetCsrfToken()
  if (!(await loadUser())) throw new CallError('error.noUser', 200)
}

/**
 * Shows again who is behind the screen.
 *
 * @throws As `signIn` does.
 */
export async function confirmIdentity(shown: { password: string; code?: string }): Promise<void> {
  await call('POST', '/api/v4/users/me/confirm', { body: shown, key: false })
  forgetCsrfToken()
}

export function createAuthProvider(entityFacts: EntityFacts): AuthProvider {
  return {
    login: signIn,

    logout: async () => {
      const user = currentUser()
      if (!user) return
      await savePreferences()
      await call('POST', '/logout', { signIn: false, key: false }).catch(leaveByPage)
      forgetCsrfToken()
      setUser(null)
    },

    checkAuth: async () => {
      if (!currentUser()) throw Object.assign(new Error('Nobody is signed in.'), { message: false })
    },

    // Rejecting would make react-admin report a failed save as done; a 403 opens the sign-in dialog instead.
    checkError: async () => {},

    getIdentity: async () => {
      const user = currentUser()
      return { id: user?.id ?? '', fullName: user?.name ?? '' }
    },

    getPermissions: async () => currentUser()?.acl ?? [],

    canAccess: async ({ resource, action }) => {
      const [name = '', field] = resource.split('.')
      const { access, properties } = await entityFacts(name)
      const acl = currentUser()?.acl ?? []
      if (field === undefined) return may(acl, rightFor(access, action))
      const own = properties.find((property) => property.name === field)?.access
      return may(acl, (action === 'write' ? own?.write : own?.read) ?? '*')
    },
  }
}

/** The specification's logout is a page; only our own server takes a call as well. */
function leaveByPage(error: unknown): void {
  if (!(error instanceof CallError) || (error.status !== 404 && error.status !== 405)) throw error
  window.location.assign('/logout')
}

function rightFor(access: EntityAccess, action: string): RoleExpression | undefined {
  switch (action) {
    case 'create':
    case 'clone':
      return access.create
    case 'edit':
    case 'update':
      return access.update
    case 'delete':
      return access.delete
    case 'export':
      return access.export
    default:
      return access.read
  }
}
