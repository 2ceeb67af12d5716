/** Texts of the layout and of what any page may need. */
const common = {
  loading: 'Loading...',
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  notFound: {
    title: 'Page Not Found',
    text: "Sorry, the page you are looking for doesn't exist or has been moved.",
    button: 'Go to Homepage',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Please try again in a moment.',
    button: 'Go to Homepage',
  },
};

export default common;
