/** Whether the dialog or panel around is open; it stays mounted when it is not. */
import { createContext } from 'react'

export const WantedContext = createContext(true)
