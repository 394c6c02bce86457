/** The dialog for signing in again when its code cannot be loaded: after a new release, or without a network. */
import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from '#providers/http.ts'
import { SignInAgain } from '#src/layout/identity/SignInAgain.tsx'
import { fakeFetch } from '#tests/providers/fakeFetch.ts'

vi.mock('#src/layout/identity/SignInDialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('a dialog that cannot be loaded fails the calls, and leaves the page as it is', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  fakeFetch(() => ({ status: 403 }))
  render(
    <>
      <input aria-label="Typed" defaultValue="for an hour" />
      <SignInAgain />
    </>,
  )
  const calls = ['/a', '/b'].map((path) => call('GET', path).catch((error: unknown) => error))
  for (const failure of await act(() => Promise.all(calls))) {
    expect(failure).toMatchObject({ status: 0, message: 'error.network' })
  }
  expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveProperty('value', 'for an hour')
})
