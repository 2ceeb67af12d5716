/** The links of a visitor's own inquiries. */
export default {
  heading: 'Your inquiries on this device',
  help: 'Their pages have our answers and quotations. Only this browser stores the list.',
  open: 'Inquiry {{reference}}',
  remove: 'Remove {{reference}} from this list',
  share: {
    link: 'Link to your inquiry',
    subject: 'Inquiry {{reference}}',
    whatsApp: 'Send by WhatsApp',
    email: 'Send by email',
  },
  lost: {
    heading: 'Lost your link?',
    help: 'We send the links of your inquiries to the email address that they came with.',
    email: 'Email',
    submit: 'Send my links',
    sent: 'If inquiries came from this address, their links are on the way. Please look into your spam folder too.',
    invalid: 'Please enter a complete email address, like name@example.com.',
    failed: 'The links could not be sent. Please try again, or write to {{email}}.',
  },
};
