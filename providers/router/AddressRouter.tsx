/** Renders the app at the current address and gives that address to the hooks that change or guard it. */
import { createContext, startTransition, useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { RouterBlocker, RouterProvider } from 'react-admin'
import { NavigationType, Router } from 'react-router'
import { unblocked, type Address } from './address.ts'

const AddressContext = createContext<Address | null>(null)

export const AddressRouter = ({ address, children }: { address: Address; children: ReactNode }) => {
  const [{ location, action }, setCurrent] = useState(address.current)
  useLayoutEffect(() => {
    // The old page stays until the code of the next one has loaded.
    return address.follow(() => startTransition(() => setCurrent(address.current)))
  }, [address])
  return (
    <AddressContext value={address}>
      <Router location={location} navigationType={types[action]} navigator={address.navigator}>
        {children}
      </Router>
    </AddressContext>
  )
}

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }

/** @returns undefined outside an `AddressRouter`. */
export const useAddress = (): Address | undefined => useContext(AddressContext) ?? undefined

export const useBlocker: RouterProvider['useBlocker'] = (shouldBlock) => {
  const address = useAddress()
  const [blocker, setBlocker] = useState<RouterBlocker>(unblocked)
  const holds = useEffectEvent<Extract<typeof shouldBlock, (...args: never[]) => boolean>>((change) =>
    typeof shouldBlock === 'boolean' ? shouldBlock : shouldBlock(change),
  )
  useEffect(() => address?.guard((change) => holds(change), setBlocker), [address])
  return blocker
}
