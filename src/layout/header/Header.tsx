/** The header of a wide screen: the menu stands in it. A visitor finds the way to sign in instead. */
import Box from '@mui/material/Box'
import { currentUser } from '#providers/session.ts'
import { mayOpen } from '#src/pages.ts'
import { HeaderBar } from './HeaderBar.tsx'
import { MenuBar } from '#src/menu/MenuBar.tsx'
import { Personal } from './Personal.tsx'
import { searchPage, SearchForm } from './SearchForm.tsx'

export const Header = () => (
  <HeaderBar>
    {currentUser() ? <MenuBar /> : <Box sx={{ flex: 1 }} />}
    {mayOpen(searchPage) && <SearchForm sx={{ width: 220, mr: 0.5 }} />}
    <Personal />
  </HeaderBar>
)
