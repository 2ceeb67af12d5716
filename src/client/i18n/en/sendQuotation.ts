/** The form that sends the quotation list. */
export default {
  heading: 'Ask for your quotation',
  lead: 'Fields marked * are required, and one of email or phone, so that we can answer you.',
  mailSubject: 'Request for a quotation from {{name}}',
  form: {
    details: 'Message',
    detailsHelp: 'Lift type, delivery date, port or address of delivery.',
    submit: 'Send inquiry',
    sent: 'Thank you, your inquiry has arrived',
    reply: 'We reply {{replyTime}}, Monday to Friday.',
    readers: 'our sales team',
  },
  photographs: {
    heading: 'Photographs',
    label: 'Photographs of labels or old parts',
    choose: 'Add photographs',
    full: 'No more photographs fit',
    take: 'Take a photograph',
    hint: 'Labels or old parts help us to find the right part. Up to {{limit}} photographs: JPEG, PNG, WebP, AVIF or GIF, up to {{mib}} MB each.',
    remove: 'Remove {{file}}',
    empty: '“{{file}}” is empty and was left out.',
    notImage: '“{{file}}” is not a JPEG, PNG, WebP, AVIF or GIF image and was left out.',
    tooLarge: '“{{file}}” is larger than {{mib}} MB and was left out.',
    tooManyPixels: '“{{file}}” has more than {{megapixels}} megapixels and was left out.',
    tooMany: 'Only the first {{limit}} photographs were added.',
  },
  problem: {
    full: 'Your list is full: without JavaScript it holds {{max}} different parts. Send it, then start the next one.',
    quantity:
      'A quantity must be a whole number from 1 to {{max}}. Nothing was sent, and that quantity was not changed.',
    empty: 'Your list is empty, so there is nothing to send yet.',
  },
  waiting: {
    stored:
      'You have no connection. Your inquiry waits in this browser and has not been sent. We show it to you when you are online again.',
    inTab:
      'You have no connection, and this browser stores nothing for us. Your inquiry has not been sent: please leave this tab open until you are online again.',
    online:
      'This inquiry has not been sent yet. You are online again: please check your list and the fields, then press “Send inquiry”.',
    discard: 'Do not send it',
  },
  restore: 'Put the parts back into the list',
  again: 'Send the list as it is now',
  contact: {
    take_one: 'Send my quotation list along ({{count}} line)',
    take_other: 'Send my quotation list along ({{count}} lines)',
    show: 'Show the list',
  },
};
