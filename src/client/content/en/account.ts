/** Logging in and being kept out. */
const account = {
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
};

export default account;
