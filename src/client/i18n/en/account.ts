/** Logging in, being kept out, passwords and invitations. */
export default {
  login: {
    title: 'Admin Login',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    submitting: 'Logging in...',
    bothRequired: 'Please enter both email and password.',
    failed: 'Login failed.',
    notAdmin: 'This account is not an admin account. Please log in with one.',
  },
  forbidden: {
    title:
      'Access Denied - You don’t have permission to access this page. Only admins are allowed.',
    button: 'Go Back Home',
  },
  password: {
    current: 'Current password',
    new: 'New password',
    hint: 'At least {{min}} characters. Several words that do not belong together are easy to remember and hard to guess.',
    show: 'Show what I type',
    submit: 'Change password',
    submitting: 'Changing…',
    missingCurrent: 'Please enter the current password.',
    missingNew: 'Please enter a new password.',
    same: 'The new password is the same as the current one.',
    failed: 'The password could not be changed.',
    done: 'Your password is changed. You are logged out everywhere else.',
  },
  passwordDue: {
    title: 'Choose your own password',
    text: 'You have logged in with a password that was set for you, so other people may know it. Choose one that only you know; the console opens afterwards.',
    current: 'The password you have logged in with',
    submit: 'Save and open the console',
  },
  invitation: {
    title: 'Your invitation',
    text: 'You have been invited to work in the console. Choose a password for your account.',
    submit: 'Make my account',
    submitting: 'Making the account…',
    failed: 'The account could not be made.',
    done: 'Your account is ready. Please log in.',
    brokenTitle: 'This link is not complete',
    brokenText:
      'Please open the whole link that you have been sent, or ask for another invitation.',
    brokenButton: 'Go to the login',
  },
};
