import { act, cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter, useNotify } from 'react-admin'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInCancelled } from '#providers/http.ts'
import { Notifications } from '#src/layout/Notifications.tsx'

let notify: ReturnType<typeof useNotify>
const Caller = () => {
  const call = useNotify()
  useEffect(() => {
    notify = call
  }, [call])
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <TestMemoryRouter>
      <CoreAdminContext>
        <Caller />
        <Notifications />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('several messages stand at once, alarms apart, and each goes after five seconds', () => {
  act(() => {
    notify('Saved', { type: 'success' })
    notify('Refused', { type: 'error' })
  })
  expect(screen.getByRole('status').textContent).toContain('Saved')
  expect(screen.getByRole('alert').textContent).toContain('Refused')
  act(() => void vi.advanceTimersByTime(4900))
  expect(screen.queryByText('Saved')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.queryByText('Refused')).toBeNull()
})

test('a message can be dismissed, and then only that one goes', () => {
  act(() => {
    notify('One', { type: 'info' })
    notify('Two', { type: 'info' })
  })
  act(() => screen.getAllByRole('button')[0]?.click())
  expect(screen.queryByText('One')).toBeNull()
  expect(screen.queryByText('Two')).not.toBeNull()
})

test('who closed the sign-in dialog is not told again that it was refused', () => {
  act(() => notify(signInCancelled, { type: 'error' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})
