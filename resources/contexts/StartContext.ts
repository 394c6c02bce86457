/** Content of a search page for staff before they ask anything; null: its list at once. */
import { createContext, type ComponentType } from 'react'

export const StartContext = createContext<ComponentType | null>(null)
