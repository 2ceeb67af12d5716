export default {
  metaDescription:
    'What {{brand}} stores of visitors and buyers, for how long, who reads it, and how to have it erased.',
  lead: 'What this site stores of you, why, for how long, and how you have it erased. It sets no advertising or tracking cookies and counts no visitors.',
  sections: [
    {
      id: 'messages',
      title: 'Inquiries and applications',
      text: [
        'We store what you fill in and attach, and the time it arrived, so that we can answer you: names, email addresses, phone numbers, postal addresses, company and country, your text, your list, photographs or your CV. What cameras record of place and device is removed from photographs. Answers and quotations are stored with the inquiry.',
        'Your inquiry has a page with a secret address. Everybody who has its link reads the inquiry, the quotations and the correspondence, and can respond. Your name and email address are not on the page, but in the PDF of a quotation.',
        'Inquiries go to our sales team, applications to our personnel office, and the administrators of this website read both. We neither sell nor publish them.',
      ],
    },
    {
      id: 'retention',
      title: 'For how long, and erasure on request',
      text: [
        'Inquiries and applications are erased after {{months}} months, with their files, answers and quotations.',
        'They are erased earlier if you ask for it: write to {{email}}, about an application to {{careersEmail}}, and name the email address or phone number that you gave. In the same way you can ask what we have stored of you, and have it corrected. Backups may hold what was erased for some weeks; when one is restored, the erasure is repeated.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      text: [
        'Your quotation list, parts that you compare and drafts of forms are stored in your browser, and stay there until you remove them or delete the data of this site. Name, contact details and the links of your inquiries are stored there only while “Remember my details on this device” is ticked.',
        'The only cookie of the public site is “quotationList”. It holds your list where your browser runs no scripts, for {{listDays}} days, and nothing about you.',
      ],
    },
    {
      id: 'visits',
      title: 'When you visit the site',
      text: [
        'Our servers write IP address, time and page of each request into a log, against abuse and to find faults. Such logs are deleted after a short time. IP addresses are not stored with your messages.',
        'What is searched for without a result is counted without anything about who searched. The link of a shared list is valid for {{listDays}} days; the list holds parts, quantities and remarks only.',
        'The map on the contact page comes from OpenStreetMap, whose servers receive your IP address when the map is shown, but not which page you came from. Nothing else is loaded from other companies.',
      ],
    },
    {
      id: 'responsible',
      title: 'Who is responsible',
      text: ['{{company}}, {{address}}. Phone {{phone}}, email {{email}}.'],
    },
  ],
  contact: {
    heading: 'Questions about your data?',
    text: 'Write to us. We reply {{replyTime}}.',
  },
};
