/** What the contact form and the careers form share. */
export default {
  lead: 'Fields marked * are required, and one of email or phone, so that we can answer you.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  sending: 'Sending…',
  sent: 'We have received it under the reference {{reference}}. Please mention it when you write to us.',
  received: 'We have received it.',
  reference: 'Reference',
  remember: 'Remember my details on this device',
  rememberHelp:
    'Your browser keeps name, email, phone and address for your next message. Untick the box to delete them there.',
  privacyHeading: 'Privacy:',
  privacy:
    'We store what you fill in and the time it arrived, so that we can answer you. Only {{readers}} and the administrators of this website read it. It is erased after {{months}} months, or earlier if you ask for it: write to {{email}} and name the email address or phone number that you gave.',
  privacyFiles: {
    cv: 'Your CV is never public and is erased with your application.',
    photos:
      'Photographs are never public and are erased with your inquiry; what cameras record of place and device is removed.',
  },
  leaveEmpty: 'Leave this field empty',
  partCount_one: 'This inquiry names {{count}} part.',
  partCount_other: 'This inquiry names {{count}} parts.',
  errors: {
    name: 'Please enter your name.',
    reach: 'Please enter an email address or a phone number, so that we can answer you.',
    email: 'Please enter a complete email address, like name@example.com.',
    phone: 'Please enter a phone number with at least five digits, or an email address.',
    tooLong: 'Please use at most {{max}} characters.',
  },
  failed: {
    heading: 'Your message could not be sent',
    earlierHeading: 'An earlier version of your message has already arrived',
    earlier:
      'We have received it under the reference {{reference}}; your later changes are not in it. Press the button again to send this version as well.',
    text: 'Nothing you typed is lost. Please try again, or send it by email to {{email}}.',
    tooMany:
      'Too many messages came in within a short time. Nothing you typed is lost: please try again in a few minutes, or write to {{email}}.',
    full: 'We cannot take more messages through this form today. Nothing you typed is lost: please send it by email to {{email}}, or try again tomorrow.',
    button: 'Send by email instead',
  },
};
