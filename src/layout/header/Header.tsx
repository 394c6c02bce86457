/** Header of a wide screen, with the menu in it; visitors get a sign-in button instead. */
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
