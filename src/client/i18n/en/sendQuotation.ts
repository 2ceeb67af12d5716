/** The form that sends the quotation list. */
export default {
  heading: 'Ask for your quotation',
  mailSubject: 'Request for a quotation from {{name}}',
  form: {
    details: 'Message',
    detailsHelp: 'Lift type, delivery date, port or address of delivery.',
    submit: 'Send inquiry',
    sent: 'Thank you, your inquiry has arrived',
    reply: 'We reply {{replyTime}}, Monday to Friday.',
    readers: 'our sales team',
  },
  problem: {
    full: 'Your list is full: without JavaScript it holds {{max}} different parts. Send it, then start the next one.',
    quantity:
      'A quantity must be a number above 0 and up to {{max}}. Nothing was sent, and that quantity was not changed.',
    empty: 'Your list is empty, so there is nothing to send yet.',
  },
  open_one: '{{count}} line has no quantity: we will ask you.',
  open_other: '{{count}} lines have no quantity: we will ask you.',
  again: 'Send the list as it is now',
  contact: {
    take_one: 'Send my quotation list along ({{count}} line)',
    take_other: 'Send my quotation list along ({{count}} lines)',
    show: 'Show the list',
  },
};
