/** Rights of a program with a key, as scopes such as `records:read`. */

/** A scope to change includes reading. */
export function isGranted(scope: string, scopes: readonly string[]): boolean {
  return scopes.includes(scope) || (scope.endsWith(':read') && scopes.includes(scope.replace(/read$/, 'write')))
}
