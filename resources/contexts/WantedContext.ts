/** Whether the surrounding dialog or panel is open; it stays mounted while closed. */
import { createContext } from 'react'

export const WantedContext = createContext(true)
