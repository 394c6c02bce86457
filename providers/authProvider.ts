/**
 * Sign-in, sign-out and rights of the current user, for react-admin. The server decides; this only shapes the screens.
 */
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
  /** Code of the second factor, once the server has asked for it. */
  code?: string
}

/**
 * @throws {CallError} RefusedError with messages per field or `common`, and `secondFactor: true` in its body if a code
 *   is needed; CallError if the session was not kept, for example because the browser blocks cookies.
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
 * Confirms the identity of the current user.
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

/** The specification's logout is a page; our own server also accepts a request. */
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
