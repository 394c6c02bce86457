/** English: react-admin's own texts with the wording of the specification, and those of the shell. */
import reactAdmin from 'ra-language-english'
import { views } from './enViews.ts'
import type { ShellTexts } from './shellTexts.ts'

const ra = {
  ...reactAdmin.ra,
  page: { ...reactAdmin.ra.page, empty: 'List is empty.' },
  navigation: {
    ...reactAdmin.ra.navigation,
    no_results: 'List is empty.',
    no_filtered_results: 'No results with these filters.',
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
  },
  auth: { ...reactAdmin.ra.auth, user_menu: 'My account', logout: 'Sign out' },
  notification: {
    ...reactAdmin.ra.notification,
    updated: 'Saved |||| %{smart_count} saved',
    created: 'Added',
    deleted: 'Deleted |||| %{smart_count} deleted',
  },
}

const shell: ShellTexts = {
  shell: {
    menu: 'Main menu',
    language: 'Language',
    theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'Like the system' },
    account: 'My account',
    toTop: 'Back to top',
    dismiss: 'Dismiss message',
    notifications: 'Messages',
    retry: 'Try again',
    home: 'To the first page',
    pages: { signIn: 'Sign in', home: 'Home' },
    signIn: { heading: 'Sign in', lead: 'Use the details of your account.', busy: 'Signing in…' },
    expired: {
      title: 'Sign in again',
      warning: "Session expired, or current user doesn't have permissions to perform this action!",
    },
    refused: 'You have no right to open that page.',
    denied: {
      title: 'Access Denied!',
      text: 'You are signed in as %{name}, but this account has no right to any page. Ask your administrator for rights, or sign out and use another account.',
    },
    notFound: { title: 'Not found', text: 'This page does not exist, or its address has changed.' },
    failure: {
      title: 'Something went wrong',
      text: 'This page could not be shown. What you saved on other pages is kept.',
    },
    start: {
      title: 'The application could not start',
      texts: 'The texts could not be loaded.',
      token: 'The security token could not be loaded.',
      user: 'Your account could not be loaded.',
    },
    frame: {
      more: 'More',
      search: 'Search files',
      openSearch: 'Open search',
      close: 'Close',
      ownUser: 'Back to my own account',
      waiting: '%{smart_count} more message |||| %{smart_count} more messages',
      times: '%{count} times',
      contact: 'Contact',
      release: 'Release %{release}',
      welcome: {
        title: 'Debt collection, from reminder to court, in one place',
        text: 'Our staff work their files here, and our clients follow theirs: what is owed, what has been done, and what comes next.',
      },
    },
    menuFailed: 'The menu could not be loaded.',
  },
  error: {
    generic: 'Something went wrong. Please try again.',
    network: 'The server cannot be reached. Check the connection and try again.',
    forbidden: "Session expired, or current user doesn't have permissions to perform this action!",
    server: 'The server could not do this. Please try again later.',
    noToken: 'The server gave no security token.',
    noUser: 'The server gave no usable account.',
  },
}

export const messages = { ra, ...shell, ...views }
