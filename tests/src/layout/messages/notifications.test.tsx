import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import Dialog from '@mui/material/Dialog'
import { CoreAdminContext, TestMemoryRouter, useNotify } from 'react-admin'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInCancelled } from '#providers/http.ts'
import { Notifications } from '#src/layout/messages/Notifications.tsx'

let notify: ReturnType<typeof useNotify>
const Caller = () => {
  const call = useNotify()
  useEffect(() => {
    notify = call
  }, [call])
  return <button>page</button>
}

const say = (...messages: string[]) =>
  act(() => {
    for (const message of messages) notify(message, { type: 'info' })
  })
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const dismissers = () => screen.getAllByRole('button', { name: 'shell.dismiss' })
const region = () => screen.getByRole('region')

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
  // A pending timer would affect the next test file too.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

test('§9.2 several messages stand at once, alarms apart, and each goes after 5 s', () => {
  expect(screen.getByRole('alert').textContent).toBe('')
  act(() => {
    notify('Saved', { type: 'success' })
    notify('Refused', { type: 'error' })
  })
  expect(screen.getByRole('status').textContent).toContain('Saved')
  expect(screen.getByRole('alert').textContent).toContain('Refused')
  pass(4999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.queryByText('Refused')).toBeNull()
})

test('§9.2 a message that asks to stay stays until it is dismissed, another as long as it asks', () => {
  act(() => {
    notify('Stays', { type: 'warning', autoHideDuration: null })
    notify('Nine seconds', { type: 'info', autoHideDuration: 9000 })
  })
  pass(8999)
  expect(screen.queryByText('Nine seconds')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Nine seconds')).toBeNull()
  pass(60_000)
  act(() => dismissers()[0]?.click())
  expect(screen.queryByText('Stays')).toBeNull()
})

test.each([
  { how: 'pointer', hold: () => fireEvent.mouseEnter(region()), release: () => fireEvent.mouseLeave(region()) },
  { how: 'focus', hold: () => dismissers()[0]?.focus(), release: () => screen.getByText('page').focus() },
])('time stands still while the $how is on them, and goes on after', ({ hold, release }) => {
  say('Read me')
  pass(4000)
  act(() => void hold())
  pass(60_000)
  expect(screen.queryByText('Read me')).not.toBeNull()
  act(() => void release())
  pass(999)
  expect(screen.queryByText('Read me')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('a message can be dismissed, and then only that one goes', () => {
  say('One', 'Two')
  act(() => dismissers()[0]?.click())
  expect(screen.queryByText('One')).toBeNull()
  expect(screen.queryByText('Two')).not.toBeNull()
})

test('by keyboard one goes from a dismissed message to the next, and from the last back to the page', () => {
  say('One', 'Two')
  screen.getByText('page').focus()
  act(() => dismissers()[0]?.focus())
  act(() => dismissers()[0]?.click())
  expect(document.activeElement).toBe(dismissers()[0])
  act(() => dismissers()[0]?.click())
  expect(document.activeElement).toBe(screen.getByText('page'))
})

test('Escape dismisses the newest, unless something else has used it', () => {
  say('One', 'Two')
  const used = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  used.preventDefault()
  act(() => void document.dispatchEvent(used))
  expect(screen.queryByText('Two')).not.toBeNull()
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }))
  expect(screen.queryByText('Two')).toBeNull()
  expect(screen.queryByText('One')).not.toBeNull()
})

test('what is said again counts, and has all its time again', () => {
  say('Same')
  pass(4000)
  say('Same', 'Same')
  expect(dismissers()).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toContain('×3')
  pass(4999)
  expect(dismissers()).toHaveLength(1)
  pass(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('five are shown at most; the rest wait, and have their own time when they are shown', () => {
  say('1', '2', '3', '4', '5', '6')
  expect(dismissers()).toHaveLength(5)
  expect(screen.queryByText('6')).toBeNull()
  expect(region().textContent).toContain('shell.frame.waiting')
  pass(5000)
  expect(screen.queryByText('6')).not.toBeNull()
  pass(4999)
  expect(screen.queryByText('6')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('6')).toBeNull()
})

test('who closed the sign-in dialog is not told again that it was refused', () => {
  act(() => notify(signInCancelled, { type: 'error' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a dialog that is open hides the page from screen readers, but no message', () => {
  render(<Dialog open>form</Dialog>)
  say('Saved')
  expect(screen.queryByRole('button', { name: 'page' })).toBeNull()
  expect(screen.getByRole('dialog').textContent).toBe('form')
  expect(screen.getByRole('status').textContent).toContain('Saved')
  expect(screen.getByRole('alert')).toBeTruthy()
})
