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
    full: 'Your list has no room for more lines. Send it, then start the next one.',
    quantity:
      'A quantity must be a number above 0 and up to {{max}}. Nothing was sent, and that quantity was not changed.',
    empty: 'Your list is empty, so there is nothing to send yet.',
    noLine: 'There are no parts in the list that you pasted.',
    tooMany: 'The list that you pasted has more than {{max}} lines. Please divide it.',
    tooLong:
      'The text that you pasted has more than {{max}} characters. Please paste a part of it.',
  },
  open_one: '{{count}} line has no quantity: we will ask you.',
  open_other: '{{count}} lines have no quantity: we will ask you.',
  /** Of a browser without script, whose cookie has no room for all lines. */
  unstored_one:
    'The last line is on this page only: without JavaScript there is no room to store it. Please send your list before you leave the page.',
  unstored_other:
    'The last {{count}} lines are on this page only: without JavaScript there is no room to store them. Please send your list before you leave the page.',
  again: 'Send the list as it is now',
  contact: {
    take_one: 'Send my quotation list along ({{count}} line)',
    take_other: 'Send my quotation list along ({{count}} lines)',
    show: 'Show the list',
  },
};
